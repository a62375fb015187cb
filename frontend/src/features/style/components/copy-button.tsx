import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { help } from '../../../lib/interface-language/help.js';
import { toast } from '../../../lib/toast-store.js';

/** How long the button says that the text was copied, in ms. */
const COPIED_MS = 2_000;

/** Puts the text on the clipboard, and says so. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      // Over plain http there is no clipboard at all: that fails here too.
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toast({ title: help('Kopieren nicht möglich'), description: help('Markieren Sie den Text und kopieren Sie ihn selbst.'), tone: 'destructive' });
    }
  }

  return (
    <div>
      <Button className="w-full sm:w-auto" icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()}>
        {isCopied ? 'Text kopiert' : 'Text kopieren'}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Der Text ist in der Zwischenablage.'}
      </span>
    </div>
  );
}
