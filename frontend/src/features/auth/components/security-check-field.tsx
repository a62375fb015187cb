import { CircleCheck, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../components/ui/field.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { Input } from '../../../components/ui/input.js';
import { classNames } from '../../../lib/class-names.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { texts } from '../model/texts.js';
import type { SecurityCheckState } from './use-security-check.js';

/** Two numbers whose sum shows that a person is here, with a button for a new question. */
export function SecurityCheckField({ check }: { check: SecurityCheckState }) {
  const [hasLeft, setHasLeft] = useState(false);
  const { question, typed, isFetching, error } = check;
  const verdict = check.verdict(hasLeft);
  const wording = texts.securityCheck;
  const label = question ? wording.label(question.left, question.right) : error ? wording.unavailable : wording.loading;

  return (
    <div>
      <Field label={label} error={error ? userMessageOf(error) : verdict === 'wrong' ? wording.wrong : undefined}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={typed}
              disabled={question === undefined}
              onChange={(event) => {
                setHasLeft(false);
                check.type(event.target.value);
              }}
              onBlur={() => setHasLeft(true)}
              className={verdict === 'right' ? 'border-green' : undefined}
            />
            <IconButton
              label={wording.refresh}
              disabled={isFetching}
              className="border border-grey-3"
              onClick={() => {
                setHasLeft(false);
                check.refresh();
              }}
            >
              <RefreshCw aria-hidden className={classNames(isFetching && 'animate-spin')} />
            </IconButton>
          </div>
        )}
      </Field>
      <p role="status" className={classNames('flex items-center gap-1.5 text-sm text-green', verdict === 'right' && 'mt-1.5')}>
        {verdict === 'right' && (
          <>
            <CircleCheck className="size-4" aria-hidden />
            {wording.right}
          </>
        )}
      </p>
    </div>
  );
}
