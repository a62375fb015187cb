import { InterfaceLanguageSwitch } from './interface-language-switch.js';
import { ThemeSwitch } from './theme-switch.js';

/** How the product is shown: the language of what helps, and light or dark. */
export default function FooterChoices() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <InterfaceLanguageSwitch />
      <ThemeSwitch />
    </div>
  );
}
