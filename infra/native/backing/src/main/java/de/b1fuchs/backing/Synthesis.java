package de.b1fuchs.backing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.languagetool.AnalyzedToken;
import org.languagetool.Language;
import org.languagetool.synthesis.Synthesizer;

/**
 * POST /synthesize: the forms of lemmas whose tags match a pattern (`mein`, PRO:POS:AKK:SIN:MAS:BEG →
 * meinen). LanguageTool guards its dictionary with a lock, so one synthesizer serves all threads.
 */
final class Synthesis {

  private static final int FORMS_CACHED = 20_000;

  private record Wanted(String lemma, String tag) {}

  private final Synthesizer synthesizer;
  /** A pattern is matched against every tag of the language, and the same forms are asked for again and again. */
  private final Cache<Wanted, List<String>> known = Caffeine.newBuilder().maximumSize(FORMS_CACHED).build();

  Synthesis(Language language) {
    this.synthesizer = language.getSynthesizer();
  }

  JsonNode answer(JsonNode request) throws HttpFailure, IOException {
    JsonNode requests = request.path("requests");
    if (!requests.isArray()) {
      throw HttpFailure.invalid("\"requests\" must be a list.");
    }
    if (requests.size() > Limits.SYNTHESIS_REQUESTS) {
      throw HttpFailure.tooLarge("\"requests\" holds more than " + Limits.SYNTHESIS_REQUESTS + " entries.");
    }
    ObjectNode answer = JsonEndpoint.JSON.createObjectNode();
    ArrayNode lists = answer.putArray("forms");
    for (JsonNode entry : requests) {
      Wanted wanted = new Wanted(word(entry, "lemma"), word(entry, "tag"));
      ArrayNode list = lists.addArray();
      forms(wanted).forEach(list::add);
    }
    return answer;
  }

  private List<String> forms(Wanted wanted) throws HttpFailure, IOException {
    List<String> found = known.getIfPresent(wanted);
    if (found == null) {
      requirePattern(wanted.tag);
      AnalyzedToken token = new AnalyzedToken(wanted.lemma, wanted.tag, wanted.lemma);
      found = Arrays.stream(synthesizer.synthesize(token, wanted.tag, true)).distinct().toList();
      known.put(wanted, found);
    }
    return found;
  }

  private static void requirePattern(String tag) throws HttpFailure {
    try {
      Pattern.compile(tag);
    } catch (PatternSyntaxException e) {
      throw HttpFailure.invalid("\"tag\" is not a regular expression: " + tag);
    }
  }

  private static String word(JsonNode entry, String field) throws HttpFailure {
    JsonNode value = entry.path(field);
    if (!value.isTextual() || value.textValue().isBlank() || value.textValue().length() > Limits.WORD_CHARS) {
      throw HttpFailure.invalid(
          "Each of \"requests\" needs a \"" + field + "\" of 1 to " + Limits.WORD_CHARS + " characters.");
    }
    return value.textValue();
  }
}
