/*
 * How fast the examiner speaks; kept in this browser.
 *   <SpeedChoice />
 */
import { speechSpeed, speechSpeeds } from '../../lib/speech/voice/speed.js';
import { Field } from '../ui/field.js';
import { Select } from '../ui/select.js';

const names: Partial<Record<(typeof speechSpeeds)[number], string>> = { '0.6': 'sehr langsam', '0.8': 'langsam', '1': 'normal', '1.2': 'schnell' };

export function SpeedChoice() {
  const speed = speechSpeed.use();
  return (
    <div lang="de">
      <Field label="Sprechtempo">
        {(control) => (
          <Select {...control} value={speed} onChange={({ target }) => speechSpeed.set(speechSpeeds.find((value) => value === target.value) ?? '1')}>
            {speechSpeeds.map((value) => (
              <option key={value} value={value}>
                {Number(value).toLocaleString('de', { minimumFractionDigits: 1 })}
                {names[value] === undefined ? '' : ` – ${names[value]}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
