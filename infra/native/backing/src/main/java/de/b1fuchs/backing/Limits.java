package de.b1fuchs.backing;

/** How much one request may ask for. */
final class Limits {

  /** UTF-16 units of a text; a learner's longest answer has about 2,000. */
  static final int TEXT_CHARS = 20_000;
  /** Word forms asked for at once. */
  static final int SYNTHESIS_REQUESTS = 500;
  /** Characters of one lemma or one tag pattern; the longest real tag has about 40. */
  static final int WORD_CHARS = 200;
  /** Bytes of a request body: a text of the greatest length with every character escaped, and some. */
  static final int BODY_BYTES = 256 * 1024;

  private Limits() {}
}
