import { PenLine, SpellCheck, TrendingUp } from 'lucide-react';
import { Fox } from '../components/fox/fox.js';
import { HelpText } from '../components/ui/help-text.js';
import { AuthScreen } from '../features/auth/components/auth-screen.js';
import { help } from '../lib/interface-language/help.js';
import { usePageMeta } from '../lib/page-meta.js';
import { paths } from '../lib/paths.js';

const promises = [
  { Icon: PenLine, text: help('Practise speaking and writing as in the exam, and learn its words') },
  { Icon: SpellCheck, text: help('See your mistakes marked in your own words, with a short explanation') },
  { Icon: TrendingUp, text: help('Watch your streak and your progress grow') },
];

/** What signed-out visitors see on any path of the product. */
export default function AuthPage() {
  usePageMeta({
    title: 'Sign In',
    description: 'Sign in or register to prepare for the German B1 exam with B1 Fuchs: speaking, writing, style, conversation and vocabulary.',
    keywords: ['German B1 exam', 'B1 exam preparation'],
    // It shows at every address that asks for an account.
    canonicalPath: paths.home,
  });
  return (
    <div className="mx-auto grid w-full max-w-240 flex-1 items-center gap-10 lg:grid-cols-[1fr_27rem] lg:gap-16">
      <div className="mx-auto w-full max-w-form lg:mx-0 lg:max-w-none">
        <div className="flex items-center gap-4 lg:flex-col lg:items-start">
          <div className="shrink-0 max-lg:*:size-20">
            <Fox state="idle" size={160} />
          </div>
          <h1 className="text-xl font-semibold sm:text-2xl lg:text-3xl">Prepare for your German B1 exam</h1>
        </div>
        <ul className="mt-6 hidden flex-col gap-4 lg:flex">
          {promises.map(({ Icon, text }) => (
            <li key={text} className="flex help-row items-center gap-3 text-lg text-grey-5">
              <Icon className="size-5 shrink-0 text-accent-text" aria-hidden />
              <HelpText as="span">{text}</HelpText>
            </li>
          ))}
        </ul>
      </div>
      <div className="mx-auto w-full max-w-form self-start lg:self-center">
        <AuthScreen />
      </div>
    </div>
  );
}
