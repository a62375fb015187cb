/*
 * Whose voice the examiner has; kept in this browser. Nothing where the browser has no German voice: there is no choice then.
 *   <VoiceChoice />
 */
import { useQuery } from '@tanstack/react-query';
import { speechServiceQuery } from '../../lib/speech/speech-service.js';
import { useHasGermanVoice } from '../../lib/speech/voice/browser-voice.js';
import { voiceChoice, voiceOrder, type VoiceSource } from '../../lib/speech/voice/voice-choice.js';
import { ChoiceRow, type RowChoice } from '../ui/choice-row.js';

const choices: readonly RowChoice<VoiceSource>[] = [
  { value: 'browser', content: 'Browser' },
  { value: 'server', content: 'Server' },
];

export function VoiceChoice() {
  const choice = voiceChoice.use();
  const hasGermanVoice = useHasGermanVoice();
  const { data: service } = useQuery(speechServiceQuery);
  if (!hasGermanVoice) return null;
  const [current = 'server'] = voiceOrder({ choice, hasGermanVoice, isServerBasic: service?.voice === 'basic' });
  return (
    <div lang="de" className="flex flex-col gap-1.5">
      <span aria-hidden className="font-semibold text-ink">
        Stimme
      </span>
      <ChoiceRow
        legend="Stimme"
        choices={choices}
        value={current}
        onChange={voiceChoice.set}
        className="bg-sheet p-0.5"
        itemClassName="min-h-10 flex-1 justify-center px-4 has-checked:font-semibold pointer-coarse:min-h-11"
      />
    </div>
  );
}
