package dev.piculet.jackson.direct;

/** A class that can't be initialized, and who meets that. */
public final class FailedClass {
    private static final String INITIALIZER = "<clinit>";

    private FailedClass() {}

    /**
     * Tells whether generated code was about to make an instance of the class, and no constructor or function that it has called:
     * reflection throws that as it is, and wraps what comes from a call.
     *
     * @param caller one of the package that calls the generated code, whose methods stack traces do not show
     * @param failure what the JVM has thrown for the class
     */
    public static boolean isMetBy(Class<?> caller, LinkageError failure) {
        String callers = caller.getPackageName() + ".";
        String last = INITIALIZER;
        for (StackTraceElement frame : failure.getStackTrace()) {
            if (frame.getClassName().startsWith(callers)) {
                break;
            }
            if (!isHandle(frame.getClassName())) {
                last = frame.getMethodName();
            }
        }
        // A superclass may fail, or a class that an initializer needs.
        return last.equals(INITIALIZER);
    }

    /** Tells whether a class of the JDK calls members that generated code may not call itself. */
    private static boolean isHandle(String name) {
        return name.startsWith("java.lang.invoke.") || name.startsWith("jdk.internal.");
    }
}
