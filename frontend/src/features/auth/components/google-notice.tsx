import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '../../../components/ui/alert.js';
import { googleTexts } from '../model/google-texts.js';

/**
 * Why nobody was signed in with Google. It is said once: the code leaves the address.
 * @param code as the server wrote it into the address, or somebody else
 */
export function GoogleNotice({ code }: { code: string }) {
  const [, setQuery] = useSearchParams();
  useEffect(() => {
    setQuery(
      (query) => {
        const rest = new URLSearchParams(query);
        rest.delete('googleError');
        return rest;
      },
      { replace: true },
    );
  }, [setQuery]);

  // Turning back is no failure.
  if (code === 'cancelled') {
    return (
      <Alert tone="blue" className="mb-6">
        {googleTexts.reasons.cancelled}
      </Alert>
    );
  }
  return (
    <Alert tone="red" title={googleTexts.title} className="mb-6">
      {isReason(code) ? googleTexts.reasons[code] : googleTexts.reasons.refused}
    </Alert>
  );
}

const isReason = (code: string): code is keyof typeof googleTexts.reasons => Object.hasOwn(googleTexts.reasons, code);
