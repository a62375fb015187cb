/** An instance that is killed in the middle of a migration. Started by migrations.test.ts with the database's address. */
import { connectMongo, createLogger, migrate } from '@b1fuchs/kit';
import { stepByStep, type Note } from './note-migration.js';

const logger = createLogger('kit-test', 'silent');
const connection = await connectMongo(process.argv[2] ?? '', logger);
let steps = 0;
const dieAtThird = (): void => {
  steps += 1;
  if (steps === 3) process.kill(process.pid, 'SIGKILL');
};
await migrate({ connection, migrations: [stepByStep(connection.collection<Note>('notes'), dieAtThird)], logger });
