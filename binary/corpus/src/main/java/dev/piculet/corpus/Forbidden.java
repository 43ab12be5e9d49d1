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

    /** Classes of what works in this JVM: no copy of it works, whatever its fields hold. */
    private static final List<Class<?>> OF_THE_RUNNING_JVM = List.of(
            Thread.class,
            ThreadGroup.class,
            ClassLoader.class,
            Module.class,
            Process.class,
            java.util.Timer.class,
            java.util.concurrent.Executor.class,
            java.util.stream.BaseStream.class,
            java.io.InputStream.class,
            java.io.OutputStream.class,
            java.io.Reader.class,
            java.io.Writer.class,
            java.io.FileDescriptor.class,
            java.nio.channels.Channel.class,
            java.net.Socket.class,
            java.net.ServerSocket.class,
            java.net.URLConnection.class,
            java.lang.invoke.MethodHandle.class,
            java.lang.invoke.VarHandle.class,
            java.lang.invoke.MethodHandles.Lookup.class);

    private Forbidden() {}

    /** Whether an object works in this JVM and is no data: a thread, a pool of them, a class loader, an open stream or socket. */
    static boolean isOfTheRunningJvm(Object object) {
        for (Class<?> each : OF_THE_RUNNING_JVM) {
            if (each.isInstance(object)) {
                return true;
            }
        }
        return false;
    }

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
