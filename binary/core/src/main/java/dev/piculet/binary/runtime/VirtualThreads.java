package dev.piculet.binary.runtime;

/**
 * Tells virtual threads apart, which JDK 17 does not have. By the name of their superclass: a handle of {@code
 * Thread.isVirtual} would load a hundred classes at the first use. If the name ever changes, virtual threads compete for
 * the places of platform threads, which are as few.
 */
final class VirtualThreads {
    private static final String SUPERCLASS = "java.lang.BaseVirtualThread";

    private VirtualThreads() {}

    static boolean isVirtual(Thread thread) {
        Class<?> superclass = thread.getClass().getSuperclass();
        return superclass != null && superclass.getName().equals(SUPERCLASS);
    }
}
