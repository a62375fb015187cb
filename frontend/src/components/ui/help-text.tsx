/*
 * A text that helps or tells of a failure, in the learner's interface language where the catalogue knows it, else as it is.
 *   <HelpText className="text-grey-5">{texts.hint}</HelpText>
 *   <HelpText as="span" lang="en">{texts.hint}</HelpText>
 * Persian stands as a block of its own direction. `lang` names the language of the text as it is, where that is not the page's.
 */
import type { ElementType, ReactNode } from 'react';
import { useCatalogue } from '../../lib/interface-language/catalogue-store.js';

type Props = { as?: ElementType; id?: string; role?: 'alert' | 'status'; lang?: string | undefined; className?: string | undefined; children: ReactNode };

export function HelpText({ as: Element = 'p', lang, children, ...rest }: Props) {
  return <Element {...rest} {...(useCatalogue()?.show(children) ?? { lang, children })} />;
}
