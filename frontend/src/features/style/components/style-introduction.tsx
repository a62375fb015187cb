import type { TargetStyle } from '@b1fuchs/contracts';
import { StyleDrawing } from '../../../components/drawings/style-drawing.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { help } from '../../../lib/interface-language/help.js';
import { styleTexts } from '../wording.js';

/** What one writes in each style, before there is a result. */
const purposes: Record<TargetStyle, { where: string; example: [string, string] }> = {
  formal: {
    where: help('Für Briefe an Behörden, Ämter und Menschen, die Sie nicht kennen: Sie-Form, neutrale Wörter, höfliche Bitten.'),
    example: ['Kannst du mir das Formular schicken?', 'Könnten Sie mir bitte das Formular schicken?'],
  },
  informal: {
    where: help('Für Nachrichten an Freunde und Familie: du-Form, einfache Wörter aus dem Alltag, ein freundlicher Gruß.'),
    example: ['Sehr geehrter Herr Kaya, ich habe Ihre Einladung erhalten.', 'Hallo Emre, ich habe deine Einladung bekommen.'],
  },
  academic: {
    where: help('Für Aufsätze: sachlich und unpersönlich, ohne Umgangssprache und ohne Ausrufe.'),
    example: ['Man muss die Umwelt echt besser schützen!', 'Die Umwelt muss besser geschützt werden.'],
  },
  business: {
    where: help('Für berufliche E-Mails: höflich und klar, mit Sie-Form und fester Grußformel.'),
    example: ['Ich hab deine Mail gekriegt.', 'Ich habe Ihre E-Mail erhalten.'],
  },
};

/** What this place will show, and what the chosen style is for. */
export function StyleIntroduction({ style }: { style: TargetStyle }) {
  const { where, example } = purposes[style];
  const [before, after] = example;
  return (
    <div className="flex flex-col gap-5 py-2 sm:flex-row sm:gap-6">
      <div className="shrink-0 max-sm:*:size-20">
        <StyleDrawing size={112} />
      </div>
      <div className="max-w-text">
        <h2 className="text-lg font-semibold">Der Stil: {styleTexts[style].name.toLowerCase()}</h2>
        <HelpText className="mt-1 text-grey-5">{where}</HelpText>
        <p className="mt-4 text-sm text-grey-4">Zum Beispiel</p>
        <p>
          <del className="text-red">{before}</del>
        </p>
        <p>
          <ins className="font-semibold text-green no-underline">{after}</ins>
        </p>
        <HelpText className="mt-4 text-grey-5">{help('Hier sehen Sie danach Ihren Text im neuen Stil, jede Änderung mit ihrem Grund und das, was Sie daraus lernen können.')}</HelpText>
      </div>
    </div>
  );
}
