package de.b1fuchs.backing;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One POST path that takes a JSON object and answers with JSON. Failures are {"code", "message"} with
 * status 400 (not what is asked for), 405, 413 (too much) or 500; no stack trace leaves the process.
 */
final class JsonEndpoint implements HttpHandler {

  /** From the request's object to the answer's. */
  interface Answer {
    JsonNode to(JsonNode request) throws HttpFailure, IOException;
  }

  private static final Logger log = LoggerFactory.getLogger(JsonEndpoint.class);

  /** Escapes what is not ASCII: half of a surrogate pair, which a learner's text may hold, has no UTF-8. */
  static final JsonMapper JSON = JsonMapper.builder()
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
      .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
      .build();

  private final String path;
  private final Answer answer;

  JsonEndpoint(String path, Answer answer) {
    this.path = path;
    this.answer = answer;
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      try {
        send(exchange, 200, answer.to(read(exchange)));
      } catch (HttpFailure failure) {
        send(exchange, failure.status, failureBody(failure.code, failure.getMessage()));
      } catch (RuntimeException e) {
        log.error("{} failed", path, e);
        send(exchange, 500, failureBody("INTERNAL", "The engine could not answer this request."));
      }
    }
  }

  private JsonNode read(HttpExchange exchange) throws HttpFailure, IOException {
    if (!exchange.getRequestURI().getPath().equals(path)) {
      throw new HttpFailure(404, "NOT_FOUND", "There is nothing at this path.");
    }
    if (!exchange.getRequestMethod().equals("POST")) {
      exchange.getResponseHeaders().set("Allow", "POST");
      throw new HttpFailure(405, "METHOD_NOT_ALLOWED", "This path takes POST.");
    }
    byte[] body = exchange.getRequestBody().readNBytes(Limits.BODY_BYTES + 1);
    if (body.length > Limits.BODY_BYTES) {
      throw HttpFailure.tooLarge("The body is larger than " + Limits.BODY_BYTES + " bytes.");
    }
    try {
      JsonNode request = JSON.readTree(new String(body, StandardCharsets.UTF_8));
      if (request.isObject()) {
        return request;
      }
    } catch (JsonProcessingException e) {
      // said below
    }
    throw HttpFailure.invalid("The body is not a JSON object.");
  }

  private static JsonNode failureBody(String code, String message) {
    return JSON.createObjectNode().put("code", code).put("message", message);
  }

  static void send(HttpExchange exchange, int status, JsonNode body) throws IOException {
    byte[] bytes = JSON.writeValueAsBytes(body);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
  }
}
