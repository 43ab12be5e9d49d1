package dev.piculet.corpus;

import java.util.List;

/** Classes that are not instantiated: they are no data, or they reach outside this JVM. */
final class Forbidden {
    private static final List<String> PREFIXES = List.of(
            "java.io.",
            "java.nio.",
            "java.net.",
            "java.lang.",
            "java.util.concurrent.",
            "java.util.function.",
            "java.util.stream.",
            "java.util.logging.",
            "java.util.zip.",
            "java.util.jar.",
            "java.security.",
            "javax.swing.",
            "javax.net.",
            "javax.sound.",
            "javax.print.",
            "javax.imageio.",
            "sun.",
            "jdk.",
            "com.sun.");

    private static final List<String> WORDS = List.of(
            "Thread",
            "Executor",
            "Socket",
            "Server",
            "Process",
            "Channel",
            "Connection",
            "ClassLoader",
            "Daemon",
            "Scheduler",
            "EventLoop",
            "Stream",
            "Reader",
            "Writer",
            "File",
            "Main",
            "Window",
            "Dialog",
            "Timer",
            "Lock",
            "Robot",
            "Console");

    private Forbidden() {}

    static boolean isForbidden(Class<?> type) {
        String name = type.getName();
        if (name.equals("java.util.concurrent.TimeUnit") || name.equals("java.net.InetSocketAddress")) {
            return false;
        }
        boolean data =
                name.startsWith("java.util.concurrent.atomic.") || name.startsWith("java.util.concurrent.Concurrent");
        if (!data && PREFIXES.stream().anyMatch(name::startsWith)) {
            return true;
        }
        String simple = name.substring(name.lastIndexOf('.') + 1);
        return WORDS.stream().anyMatch(simple::contains)
                || Throwable.class.isAssignableFrom(type)
                || AutoCloseable.class.isAssignableFrom(type)
                || Runnable.class.isAssignableFrom(type);
    }
}
