package de.b1fuchs.backing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.languagetool.AnalyzedSentence;
import org.languagetool.AnalyzedToken;
import org.languagetool.AnalyzedTokenReadings;
import org.languagetool.JLanguageTool;
import org.languagetool.Language;

/**
 * POST /readings: what each word of a text can be (lemma and morphological tag), before and after the
 * other words of its sentence have narrowed it down.
 *
 * <p>One JLanguageTool serves all threads: the two calls made here touch none of its state, only the
 * language's tokenizer, tagger and disambiguator, which LanguageTool's server shares between threads too.
 */
final class Readings {

  private final JLanguageTool tool;
  private final Language language;

  Readings(Language language) {
    this.language = language;
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
    AnalyzedSentence raw = tool.getRawAnalyzedSentence(text);
    // Taken now: the disambiguator may change the tokens it is given.
    List<ArrayNode> before = new ArrayList<>();
    for (AnalyzedTokenReadings token : raw.getTokens()) {
      before.add(readings(token));
    }
    AnalyzedTokenReadings[] after = language.getDisambiguator().disambiguate(raw, null).getTokens();

    ObjectNode sentence = JsonEndpoint.JSON.createObjectNode().put("offset", offset).put("length", text.length());
    ArrayNode tokens = sentence.putArray("tokens");
    for (int i = 0; i < after.length; i++) {
      AnalyzedTokenReadings token = after[i];
      if (token.isSentenceStart() || token.isWhitespace() || token.getToken().isEmpty()) {
        continue;
      }
      ObjectNode entry = tokens.addObject();
      entry.put("text", text.substring(token.getStartPos(), token.getEndPos()));
      entry.put("offset", offset + token.getStartPos());
      entry.put("length", token.getEndPos() - token.getStartPos());
      entry.set("readings", readings(token));
      entry.set("allReadings", before.get(i));
    }
    return sentence;
  }

  private static ArrayNode readings(AnalyzedTokenReadings token) {
    ArrayNode readings = JsonEndpoint.JSON.createArrayNode();
    for (AnalyzedToken reading : token) {
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
