package de.b1fuchs.backing;

/** A request that can't be answered, with its HTTP status, its code and what to tell the caller. */
final class HttpFailure extends Exception {

  private static final long serialVersionUID = 1L;

  final int status;
  final String code;

  HttpFailure(int status, String code, String message) {
    super(message);
    this.status = status;
    this.code = code;
  }

  static HttpFailure invalid(String message) {
    return new HttpFailure(400, "INVALID_REQUEST", message);
  }

  static HttpFailure tooLarge(String message) {
    return new HttpFailure(413, "TOO_LARGE", message);
  }
}
