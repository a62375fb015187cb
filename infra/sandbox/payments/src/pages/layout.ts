import escapeHtml from 'escape-html';

const styles = `
  :root { color-scheme: light dark; --paper: #eef3f2; --sheet: #fdfefe; --ink: #17282a; --soft: #46595b; --line: #6f8587; --accent: #0f6b6b; --on-accent: #fff; --note: #fff1c9; --on-note: #3a2c00; --red: #a32015 }
  @media (prefers-color-scheme: dark) { :root { --paper: #101a1b; --sheet: #182526; --ink: #e8f0ef; --soft: #b3c4c4; --line: #7f9698; --accent: #6fd0c8; --on-accent: #06201f; --note: #4a3b0a; --on-note: #fff1c9; --red: #ff9d8f } }
  * { box-sizing: border-box }
  body { margin: 0; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 'Source Sans 3', 'Segoe UI', Arial, sans-serif }
  main { max-width: 480px; margin: 0 auto; padding: 24px; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; overflow-wrap: anywhere }
  main.wide { max-width: 760px }
  .note { margin: 0 0 24px; padding: 12px 16px; background: var(--note); color: var(--on-note); border-radius: 8px }
  h1 { margin: 0; font-size: 22px } h2 { margin: 24px 0 0; font-size: 18px } article h2 { margin: 0 } p { margin: 4px 0 0 }
  article { margin-top: 24px; padding-top: 24px; border-top: 1px solid var(--line) }
  .price { font-size: 32px; font-weight: 600 } .soft { color: var(--soft) } small { display: block; color: var(--soft); font-size: 14px; font-weight: 400 }
  .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin-top: 8px } .row button { width: auto; margin: 0; text-align: center } .row form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end }
  label { display: block } input { display: block; width: 120px; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 8px }
  button { width: 100%; min-height: 44px; margin-top: 8px; padding: 8px 16px; font: inherit; color: inherit; text-align: left; background: transparent; border: 1px solid var(--line); border-radius: 8px; cursor: pointer }
  .main { margin-top: 24px; background: var(--accent); color: var(--on-accent); border-color: var(--accent); font-weight: 600; text-align: center }
  a { color: var(--accent) } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px } .problem { margin-top: 16px; color: var(--red); font-weight: 600 }
`;

/** A whole page; `content` is HTML. */
export const page = (title: string, content: string, { isWide = false } = {}): string => `<!doctype html>
<html lang="de">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} · Testzahlung</title><style>${styles}</style></head>
  <body><main${isWide ? ' class="wide"' : ''}>
    <p class="note"><strong>Testseite: Hier wird kein Geld bewegt.</strong> Diese Seite spielt auf diesem Rechner nach, wie man bezahlt. Sie fragt nach keinen Kartendaten.</p>
    ${content}
  </main></body>
</html>`;

/** A message that somebody should read at once, or nothing. */
export const alert = (text?: string): string => (text === undefined ? '' : `<p role="alert" class="problem">${escapeHtml(text)}</p>`);

/** Cents as people write them: 14,99 €. */
export const money = (cents: number, currency: string): string => new Intl.NumberFormat('de-DE', { style: 'currency', currency }).format(cents / 100);
