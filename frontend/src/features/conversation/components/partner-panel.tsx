import { Fox } from '../../../components/fox/fox.js';
import { HelpText } from '../../../components/ui/help-text.js';
import type { partnerMood } from '../model/partner-mood.js';
import { chatTexts } from '../wording.js';
import { VoiceSettings } from './voice-settings.js';

/** Fuchs as one's partner: what he is doing, and how he is to speak. Small where the screen is narrow or low. */
export function PartnerPanel({ mood: { state, text } }: { mood: ReturnType<typeof partnerMood> }) {
  return (
    <div className="flex items-center gap-3 border-b border-grey-2 py-2 pr-2 pl-3 sm:gap-4 sm:pr-3 sm:pl-5 sm:[@media(height>=40rem)]:py-3">
      <div className="shrink-0 max-sm:*:size-12 [@media(height<40rem)]:*:size-12">
        <Fox state={state} size={72} />
      </div>
      <div className="min-w-0 flex-1">
        <p className="font-semibold max-sm:sr-only sm:text-lg [@media(height<40rem)]:sr-only">{chatTexts.partner}</p>
        <HelpText className="text-sm text-grey-5 sm:text-base">{text}</HelpText>
      </div>
      <VoiceSettings />
    </div>
  );
}
