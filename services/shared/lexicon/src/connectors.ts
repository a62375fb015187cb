import type { Connector } from './connector.schema.js';
import { causeAndContrastAdverbs } from './connectors/cause-and-contrast-adverbs.js';
import { coordinatingConnectors } from './connectors/coordinating.js';
import { infinitiveConnectors } from './connectors/infinitive.js';
import { orderAndAdditionAdverbs } from './connectors/order-and-addition-adverbs.js';
import { subordinatingConnectors } from './connectors/subordinating.js';
import { temporalConnectors } from './connectors/temporal.js';

/** The connectors by which a text's coherence is judged. Connector and kind together are unique. */
export const connectors: Connector[] = [
  ...coordinatingConnectors,
  ...subordinatingConnectors,
  ...temporalConnectors,
  ...infinitiveConnectors,
  ...causeAndContrastAdverbs,
  ...orderAndAdditionAdverbs,
];
