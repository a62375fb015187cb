package de.b1fuchs.backing;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.languagetool.AnalyzedSentence;
import org.languagetool.AnalyzedToken;
import org.languagetool.AnalyzedTokenReadings;
import org.languagetool.JLanguageTool.CheckCancelledCallback;
import org.languagetool.tagging.disambiguation.AbstractDisambiguator;
import org.languagetool.tagging.disambiguation.Disambiguator;

/**
 * Narrows a sentence's readings down once for the check and for /readings, which are asked about the same
 * sentences one after the other: it is the dearest part of an analysis. The space after a sentence is no part of it:
 * a check sees the one that the learner wrote, /readings a paragraph's end.
 */
final class SharedDisambiguator extends AbstractDisambiguator {

  /** A sentence as it was narrowed down, and all readings of each of its tokens before that. Nobody may change either. */
  record Narrowed(AnalyzedSentence sentence, List<List<AnalyzedToken>> allReadings) {}

  private static final int SENTENCES_KEPT = 1_000;

  private final Disambiguator german;
  private final Cache<String, Narrowed> known = Caffeine.newBuilder().maximumSize(SENTENCES_KEPT).build();

  SharedDisambiguator(Disambiguator german) {
    this.german = german;
  }

  @Override
  public AnalyzedSentence disambiguate(AnalyzedSentence input) throws IOException {
    return disambiguate(input, null);
  }

  /** Each caller gets tokens of its own: LanguageTool adds to them, and marks the ends of paragraphs. */
  @Override
  public AnalyzedSentence disambiguate(AnalyzedSentence input, CheckCancelledCallback cancelled) throws IOException {
    AnalyzedSentence narrowed = narrowDown(input).sentence;
    AnalyzedTokenReadings[] tokens = narrowed.copy(narrowed).getTokens();
    AnalyzedTokenReadings[] all = input.getTokens();
    if (tokens.length == all.length) {
      return new AnalyzedSentence(tokens);
    }
    Stream<AnalyzedTokenReadings> space = Arrays.stream(all, tokens.length, all.length);
    return new AnalyzedSentence(Stream.concat(Arrays.stream(tokens), space).toArray(AnalyzedTokenReadings[]::new));
  }

  /** What is known of a sentence, given without the space after it; null when nobody has asked for it lately. */
  Narrowed known(String sentence) {
    return known.getIfPresent(sentence);
  }

  /** The input is LanguageTool's raw analysis of one sentence. */
  Narrowed narrowDown(AnalyzedSentence input) throws IOException {
    AnalyzedTokenReadings[] tokens = withoutSpaceAfter(input.getTokens());
    String text = Arrays.stream(tokens).map(AnalyzedTokenReadings::getToken).collect(Collectors.joining());
    try {
      // Not interrupted when one caller gives up: the other one wants it too.
      return known.get(text, key -> narrowedDown(tokens));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private Narrowed narrowedDown(AnalyzedTokenReadings[] tokens) {
    // Taken before: the disambiguator may change the tokens that it is given.
    List<List<AnalyzedToken>> before = Arrays.stream(tokens).map(token -> List.copyOf(token.getReadings())).toList();
    try {
      AnalyzedSentence narrowed = german.disambiguate(new AnalyzedSentence(tokens), null);
      // Its tokens may be the caller's own ones.
      return new Narrowed(narrowed.copy(narrowed), before);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Nothing but space stays as it is. */
  private static AnalyzedTokenReadings[] withoutSpaceAfter(AnalyzedTokenReadings[] tokens) {
    int end = tokens.length;
    while (end > 0 && tokens[end - 1].isWhitespace()) {
      end--;
    }
    return end == 0 ? tokens : Arrays.copyOf(tokens, end);
  }
}
