export type Env = Readonly<Record<string, string>>;

const render = (env: Env, quote: (value: string) => string) =>
  Object.entries(env)
    .map(([name, value]) => `${name}=${quote(value)}\n`)
    .join('');

/** Renders variables as assignments that a POSIX shell reads; values may span lines. */
export const renderShellEnv = (env: Env) => render(env, (value) => `'${value.replaceAll("'", `'\\''`)}'`);

/** Inside double quotes docker compose knows escapes and would put in variables; inside single quotes neither. */
const composeQuote = (value: string) =>
  value.includes("'") ? `"${value.replaceAll(/[\\"$]/g, '\\$&').replaceAll('\n', '\\n')}"` : `'${value}'`;

/** Renders variables as an env file of docker compose; values may span lines. */
export const renderComposeEnv = (env: Env) => render(env, composeQuote);
