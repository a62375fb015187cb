import escapeHtml from 'escape-html';
import type { SandboxAccount } from './accounts.js';

/** Where somebody says which account they are. */
export const choicePage = (accounts: SandboxAccount[], problem?: string): string =>
  page(
    'Konto auswählen',
    `<h1>Konto auswählen</h1>
    <p>um sich bei B1 Fuchs anzumelden</p>
    ${problem === undefined ? '' : `<p role="alert" class="problem">${escapeHtml(problem)}</p>`}
    <form method="post">
      <ul>${accounts.map(accountButton).join('')}</ul>
    </form>
    <h2>Anderes Konto</h2>
    <form method="post">
      <label for="email">E-Mail-Adresse</label>
      <input id="email" name="email" type="email" required autocomplete="off">
      <label for="name">Name</label>
      <input id="name" name="name" autocomplete="off">
      <label class="check"><input name="verified" type="checkbox" value="yes" checked> Die Adresse ist bestätigt</label>
      <button class="main">Weiter</button>
    </form>
    <form method="post"><button name="cancel" value="yes">Abbrechen</button></form>`,
  );

/** What is shown where no way leads back to the application. */
export const failurePage = (): string =>
  page('Das hat nicht geklappt', '<h1>Das hat nicht geklappt</h1><p>Bitte gehen Sie zurück zu B1 Fuchs und beginnen Sie die Anmeldung noch einmal.</p>');

/** What somebody sees who opens the address themselves. */
export const startPage = (): string =>
  page('Google, lokal nachgespielt', '<h1>Hier gibt es nichts zu tun</h1><p>Wählen Sie bei B1 Fuchs „Continue with Google“. Dann kommen Sie hierher, um ein Konto auszuwählen.</p>');

const accountButton = ({ subject, name, email, isVerified }: SandboxAccount): string =>
  `<li><button name="subject" value="${escapeHtml(subject)}"><strong>${escapeHtml(name === '' ? email : name)}</strong><br>${escapeHtml(email)}${isVerified ? '' : ' (nicht bestätigt)'}</button></li>`;

const styles = `
  :root { color-scheme: light dark; --paper: #faf6ee; --sheet: #fffdf9; --ink: #2b221a; --line: #8a7b6c; --accent: #e8731f; --note: #fdebd6; --red: #a32015 }
  @media (prefers-color-scheme: dark) { :root { --paper: #1d1813; --sheet: #282119; --ink: #f3ebdf; --line: #9c8d7d; --note: #4a3015; --red: #ff9d8f } }
  * { box-sizing: border-box }
  body { margin: 0; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 'Source Sans 3', 'Segoe UI', Arial, sans-serif }
  main { max-width: 440px; margin: 0 auto; padding: 24px; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px }
  .note { margin: 0 0 24px; padding: 12px 16px; background: var(--note); border-radius: 8px }
  h1 { margin: 0; font-size: 22px } h2 { margin: 24px 0 0; font-size: 18px } h1 + p { margin-top: 4px }
  ul { margin: 0; padding: 0; list-style: none }
  label { display: block; margin-top: 12px } .check { display: flex; gap: 8px; align-items: center; min-height: 44px }
  input:not([type=checkbox]) { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 8px }
  button { width: 100%; min-height: 44px; margin-top: 8px; padding: 8px 16px; font: inherit; color: inherit; text-align: left; background: transparent; border: 1px solid var(--line); border-radius: 8px; cursor: pointer; overflow-wrap: anywhere }
  .main { background: var(--accent); color: #231508; border-color: var(--accent); font-weight: 600 } form:last-of-type button, .main { text-align: center }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px } .problem { color: var(--red); font-weight: 600 }
`;

const page = (title: string, content: string): string => `<!doctype html>
<html lang="de">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} · nicht Google</title><style>${styles}</style></head>
  <body><main>
    <p class="note"><strong>Das ist nicht Google.</strong> Diese Seite spielt auf diesem Rechner nach, wie man sich mit Google anmeldet. Es gibt hier keine echten Konten und keine Passwörter.</p>
    ${content}
  </main></body>
</html>`;
