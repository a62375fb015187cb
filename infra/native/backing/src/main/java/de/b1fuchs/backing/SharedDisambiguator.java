package de.b1fuchs.backing;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.languagetool.AnalyzedSentence;
import org.languagetool.JLanguageTool.CheckCancelledCallback;
import org.languagetool.tagging.disambiguation.AbstractDisambiguator;
import org.languagetool.tagging.disambiguation.Disambiguator;

/**
 * Narrows a sentence's readings down once for the check and for /readings, which are asked about the same
 * sentences at nearly the same time: it is the dearest part of an analysis. Each caller gets a copy of its own,
 * since LanguageTool marks the ends of paragraphs in what it gets.
 */
final class SharedDisambiguator extends AbstractDisambiguator {

  private static final int SENTENCES_KEPT = 1_000;

  private final Disambiguator german;
  private final Cache<String, AnalyzedSentence> known = Caffeine.newBuilder().maximumSize(SENTENCES_KEPT).build();

  SharedDisambiguator(Disambiguator german) {
    this.german = german;
  }

  @Override
  public AnalyzedSentence disambiguate(AnalyzedSentence input) throws IOException {
    return disambiguate(input, null);
  }

  @Override
  public AnalyzedSentence disambiguate(AnalyzedSentence input, CheckCancelledCallback cancelled) throws IOException {
    try {
      // Not interrupted when one caller gives up: the other one wants it too.
      AnalyzedSentence sentence = known.get(input.getText(), text -> narrowedDown(input));
      return sentence.copy(sentence);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private AnalyzedSentence narrowedDown(AnalyzedSentence input) {
    try {
      return german.disambiguate(input, null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
