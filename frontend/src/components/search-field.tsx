import { Search } from 'lucide-react';
import { useId } from 'react';
import { useSettledText } from '../lib/use-settled-text.js';
import { Input } from './ui/input.js';

type Props = { label: string; placeholder?: string; settled: string; onSettle: (text: string) => void };

/** A search that follows the typing. `settled` is what is searched for now. */
export function SearchField({ label, placeholder = label, settled, onSettle }: Props) {
  const id = useId();
  const [typed, setTyped] = useSettledText(settled, onSettle);
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-grey-4" aria-hidden />
      <Input
        id={id}
        type="search"
        dir="auto"
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        value={typed}
        className="pl-11"
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
