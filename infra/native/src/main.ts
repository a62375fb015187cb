import { commands } from './commands.js';
import { LaunchError } from './launch-error.js';

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];

function report(error: unknown): void {
  if (!(error instanceof LaunchError)) throw error;
  const tail = error.logTail.map((line) => `    ${line}\n`).join('');
  process.stderr.write(`\n✗ ${error.message}\n${tail}→ ${error.advice}\n`);
}

if (command === undefined) {
  process.stderr.write(`Unknown command '${name}'. There are: ${Object.keys(commands).join(', ')}.\n`);
  process.exitCode = 1;
} else {
  try {
    process.exitCode = await command(args);
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}
