#!/bin/sh
# run-part.sh ENV_FILE COMMAND [ARGUMENT…]
# Becomes COMMAND with the variables of ENV_FILE, so that secrets stand in a file that only the owner
# reads and the supervisor watches the process itself, not a shell around it.
set -a
. "$1"
set +a
shift
exec "$@"
