package de.b1fuchs.backing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import de.b1fuchs.backing.SharedDisambiguator.Narrowed;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.languagetool.AnalyzedToken;
import org.languagetool.AnalyzedTokenReadings;
import org.languagetool.JLanguageTool;
import org.languagetool.Language;

/**
 * POST /readings: what each word of a text can be (lemma and morphological tag), before and after the
 * other words of its sentence have narrowed it down.
 *
 * <p>A sentence that was checked just before is looked up. One JLanguageTool serves all threads: the two calls made here
 * touch none of its state, only the language's tokenizer and tagger, which LanguageTool's server shares between threads too.
 */
final class Readings {

  /** A word or sign at its place in its sentence. */
  private record Word(String text, int start, ArrayNode after, ArrayNode before) {}

  /** No more than what certainly is no word: whatever else may follow a sentence is only looked up less quickly. */
  private static final String SPACE = " \t\r\n";

  private final JLanguageTool tool;
  private final SharedDisambiguator disambiguator;

  Readings(Language language, SharedDisambiguator disambiguator) {
    this.disambiguator = disambiguator;
    this.tool = new JLanguageTool(language);
  }

  JsonNode answer(JsonNode request) throws HttpFailure, IOException {
    JsonNode text = request.path("text");
    if (!text.isTextual()) {
      throw HttpFailure.invalid("\"text\" must be a string.");
    }
    if (text.textValue().length() > Limits.TEXT_CHARS) {
      throw HttpFailure.tooLarge("\"text\" is longer than " + Limits.TEXT_CHARS + " characters.");
    }
    ObjectNode answer = JsonEndpoint.JSON.createObjectNode();
    ArrayNode sentences = answer.putArray("sentences");
    int offset = 0;
    for (String sentence : tool.sentenceTokenize(text.textValue())) {
      sentences.add(sentence(sentence, offset));
      offset += sentence.length();
    }
    return answer;
  }

  private ObjectNode sentence(String text, int offset) throws IOException {
    ObjectNode sentence = JsonEndpoint.JSON.createObjectNode().put("offset", offset).put("length", text.length());
    ArrayNode tokens = sentence.putArray("tokens");
    for (Word word : words(text)) {
      ObjectNode token = tokens.addObject();
      token.put("text", word.text).put("offset", offset + word.start).put("length", word.text.length());
      token.set("readings", word.after);
      token.set("allReadings", word.before);
    }
    return sentence;
  }

  private List<Word> words(String sentence) throws IOException {
    Narrowed known = disambiguator.known(StringUtils.stripEnd(sentence, SPACE));
    Narrowed narrowed = known == null ? disambiguator.narrowDown(tool.getRawAnalyzedSentence(sentence)) : known;
    AnalyzedTokenReadings[] tokens = narrowed.sentence().getTokens();
    List<Word> words = new ArrayList<>();
    for (int i = 0; i < tokens.length; i++) {
      AnalyzedTokenReadings token = tokens[i];
      if (!token.isSentenceStart() && !token.isWhitespace() && !token.getToken().isEmpty()) {
        String text = sentence.substring(token.getStartPos(), token.getEndPos());
        words.add(new Word(text, token.getStartPos(), readings(token.getReadings()), readings(narrowed.allReadings().get(i))));
      }
    }
    return words;
  }

  private static ArrayNode readings(List<AnalyzedToken> analyses) {
    ArrayNode readings = JsonEndpoint.JSON.createArrayNode();
    for (AnalyzedToken reading : analyses) {
      String tag = reading.getPOSTag();
      if (tag == null || reading.getLemma() == null || tag.equals(JLanguageTool.SENTENCE_END_TAGNAME)
          || tag.equals(JLanguageTool.PARAGRAPH_END_TAGNAME)) {
        continue;
      }
      readings.addObject().put("lemma", reading.getLemma()).put("tag", tag);
    }
    return readings;
  }
}
