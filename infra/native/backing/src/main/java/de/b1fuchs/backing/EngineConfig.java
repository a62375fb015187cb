package de.b1fuchs.backing;

import org.languagetool.server.HTTPServerConfig;

/**
 * LanguageTool's settings for checks: pipelines (a rule set ready to use) are kept, because making one
 * takes a second and more. They are kept by what a check asks for, so every check should ask for the
 * same language, level and rules.
 */
final class EngineConfig extends HTTPServerConfig {

  /**
   * Checks that run at once; more checks wait. Each has a pipeline, all made at the start: making one takes a processor
   * some seconds, so under load it would keep a learner waiting, and more of them than processors gain nothing.
   */
  static final int CHECKS_AT_ONCE = Math.min(4, Math.max(2, Runtime.getRuntime().availableProcessors()));
  /** Requests held at once, waiting ones included; health must be answered while checks wait. */
  private static final int REQUESTS_AT_ONCE = 32;
  private static final int DAY_IN_SECONDS = 86_400;
  /** Ends only what hangs: callers have limits of their own, and a busy machine is slow at the start. */
  private static final int CHECK_TIMEOUT_MILLIS = 180_000;
  private static final int SENTENCES_CACHED = 1_000;

  EngineConfig(int port) {
    super(port);
    pipelineCaching = true;
    maxPipelinePoolSize = CHECKS_AT_ONCE;
    pipelineExpireTime = DAY_IN_SECONDS;
    maxCheckThreads = REQUESTS_AT_ONCE;
    maxTextCheckerThreads = CHECKS_AT_ONCE;
    textCheckerQueueSize = REQUESTS_AT_ONCE;
    cacheSize = SENTENCES_CACHED;
    maxTextLengthAnonymous = Limits.TEXT_CHARS;
    maxTextHardLength = Limits.TEXT_CHARS;
    maxCheckTimeMillisAnonymous = CHECK_TIMEOUT_MILLIS;
  }
}
