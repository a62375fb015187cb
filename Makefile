# The one door to this system: `make` lists what there is.
.DEFAULT_GOAL := help
.PHONY: help up down status logs dev test check replay rebuild rebuild-admin verify-logs admin backup restore monitoring bench load chaos rolling bench-feedback simulate reconcile sbom kubernetes-secrets node

launcher = node --import tsx infra/native/src/main.ts
installed = node_modules/.package-lock.json

help: ## this list
	@echo 'make <target>'
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

up: $(installed) ## install what is missing, build, start everything, seed demo data, print the addresses
	@$(launcher) up

down: node ## stop exactly what was started here; data stays
	@if [ -d node_modules ]; then $(launcher) down; else echo 'Nothing was running.'; fi

status: $(installed) ## each part with its state, process, uptime and health
	@$(launcher) status

logs: $(installed) ## follow the logs; one part's with s=<part>
	@$(launcher) logs $(s)

dev: $(installed) ## everything in watch mode: services and pages reload when their source changes
	@$(launcher) dev

test: $(installed) ## all tests: lint, types, boundaries, unit, component, journeys; some of them with t=<path>
	@node --import tsx scripts/test.ts $(t)

check: $(installed) ## the quick half of the tests: lint, types, boundaries
	@npx tsc -b
	@npx tsc -p tsconfig.tests.json
	@npm run --silent lint
	@npm run --silent boundaries

replay: $(installed) ## put a service's dead letters back into its queue: s=<service>
	@node --import tsx --conditions=development scripts/replay-dead-letters.ts $(s)

rebuild: $(installed) ## compute all learners' streaks and totals anew from their activities; they come out the same
	@node --import tsx --conditions=development scripts/rebuild-progress.ts

rebuild-admin: $(installed) ## make the administrators' list of users anew from the services that own it
	@node --import tsx --conditions=development scripts/rebuild-admin.ts

verify-logs: $(installed) ## check that nothing in the administrators' activity logs was changed or taken out
	@node --import tsx --conditions=development scripts/verify-logs.ts

admin: $(installed) ## make an administrator of somebody who has an account: email=<address>
	@$(launcher) admin '$(email)'

backup: $(installed) ## write all that the system keeps into one file, standing still meanwhile: [to=<folder>] [keep=14]
	@$(launcher) backup '$(to)' '$(keep)'

restore: $(installed) ## put a backup into an empty system and start it: from=<file>
	@$(launcher) restore '$(from)'

monitoring: $(installed) ## write anew what Prometheus and Grafana read, from infra/monitoring/src
	@node --import tsx --conditions=development infra/monitoring/src/generate.ts

bench-feedback: $(installed) ## correct the sentences of an .m2 file: m2=<file> out=<file> [scorer=<script>]
	@node --import tsx infra/bench/feedback.ts --m2 '$(m2)' --out '$(out)' $(if $(scorer),--scorer '$(scorer)')

bench: $(installed) ## measure the running system and print the figures
	@node --import tsx infra/bench/main.ts

load: $(installed) ## let virtual learners live on a system of its own: [learners=1,10,50,200] [minutes=3]
	@node --import tsx infra/load/main.ts $(if $(learners),--learners $(learners)) $(if $(minutes),--minutes $(minutes))

chaos: $(installed) ## do harm to one part after another while learners live, and compare what they were told with what is there: [only=services,servers,connections,others] [learners=20]
	@node --import tsx infra/chaos/main.ts $(if $(only),--only $(only)) $(if $(learners),--learners $(learners))

rolling: $(installed) ## restart one process after another, two of each, while learners live: [learners=50]
	@B1_INSTANCES=2 node --import tsx infra/chaos/rolling.ts $(if $(learners),--learners $(learners))

reconcile: $(installed) ## compare the payments kept here with the provider's, and list what differs: [days=<number>]
	@node --import tsx --conditions=development scripts/reconcile-payments.ts $(days)

simulate: $(installed) ## compare Leitner and FSRS on simulated learners: [learners=<number>] [charts=<folder>]
	@node --import tsx --conditions=development services/vocabulary/simulation/main.ts $(if $(learners),--learners '$(learners)') $(if $(charts),--charts '$(charts)')

sbom: $(installed) ## write the bill of materials of the running system's npm packages (CycloneDX): sbom.cdx.json
	@npx --yes @cyclonedx/cyclonedx-npm@6.0.1 --omit dev --package-lock-only --ignore-npm-errors --output-reproducible --output-file sbom.cdx.json
	@node --import tsx infra/supply-chain/src/check-bill.ts sbom.cdx.json

kubernetes-secrets: $(installed) ## print the Secrets for the Helm chart, with new keys and passwords; docs/kubernetes.md
	@node --import tsx --conditions=development infra/helm/src/kubernetes-secrets.ts

node:
	@command -v node >/dev/null || { echo 'Node.js 20.19 or newer is needed (https://nodejs.org).'; exit 1; }
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); if (a < 20 || (a === 20 && b < 19)) { console.error("Node.js 20.19 or newer is needed, this is " + process.versions.node + "."); process.exit(1); }'

$(installed): package-lock.json | node
	@echo '→ Installing the npm packages'
	@npm ci --no-audit --no-fund --loglevel=error || { echo '✗ npm ci failed. Check that this machine reaches the npm registry, then run it again.'; exit 1; }
	@touch $@
