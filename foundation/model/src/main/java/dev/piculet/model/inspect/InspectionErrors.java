package dev.piculet.model.inspect;

/** Messages about classes that can't be read: the fault, its place, the remedy. */
final class InspectionErrors {
    private InspectionErrors() {}

    /** The class, or one that it names in its fields, methods or generic types, cannot be loaded or is malformed. */
    static ClassInspectionException cannotInspect(Class<?> type, Throwable cause) {
        boolean isMissing = cause instanceof NoClassDefFoundError || cause instanceof TypeNotPresentException;
        String advice = isMissing
                ? "Put what is missing on the class path."
                : "Build it together with the classes that it names.";
        return new ClassInspectionException(
                type.getName(), "Cannot look at " + type.getName() + ": " + cause + ". " + advice, cause);
    }
}
