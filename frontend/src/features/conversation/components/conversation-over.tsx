import { HelpText } from '../../../components/ui/help-text.js';
import { chatTexts } from '../wording.js';
import { NewConversationButton } from './new-conversation-button.js';

/** In the place of the field, where nothing can be added any more. */
export function ConversationOver() {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3 border-t border-grey-2 px-4 py-4 sm:px-5">
      <HelpText className="text-grey-5">{chatTexts.ended}</HelpText>
      <NewConversationButton variant="primary" className="max-sm:w-full" />
    </div>
  );
}
