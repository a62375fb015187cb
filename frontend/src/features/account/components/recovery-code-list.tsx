import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { DialogActions } from '../../../components/ui/dialog.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { saveFile } from '../../../lib/save-file.js';
import { texts } from '../model/texts.js';

/** The codes, shown this once, with two ways to keep them. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [result, setResult] = useState('');
  const wording = texts.twoFactor;
  const text = `${codes.join('\n')}\n`;
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setResult(wording.copied),
      () => setResult(wording.notCopied),
    );
  };
  return (
    <>
      <ul className="mt-5 grid grid-cols-2 gap-2 rounded-control bg-grey-1 p-4 font-mono tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={<Download aria-hidden />} onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), wording.fileName)}>
          {wording.save}
        </Button>
        <Button variant="quiet" icon={<Copy aria-hidden />} onClick={copy}>
          {wording.copy}
        </Button>
      </div>
      <HelpText role="status" className="mt-2 text-sm text-grey-5 empty:sr-only">
        {result}
      </HelpText>
      <DialogActions>
        <Button variant="primary" onClick={onDone}>
          {wording.done}
        </Button>
      </DialogActions>
    </>
  );
}
