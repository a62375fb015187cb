import { useParams } from 'react-router-dom';
import { FreeConversationScreen } from '../features/conversation/components/free-conversation-screen.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function FreeConversationPage() {
  const { conversationId } = useParams();
  usePageMeta({ title: 'Freies Gespräch', description: 'Frei auf Deutsch sprechen oder schreiben, mit Antworten und freundlichen Korrekturen.', keywords: ['Deutsch sprechen', 'Gespräch'] });
  return <FreeConversationScreen conversationId={conversationId} />;
}
