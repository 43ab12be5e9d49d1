package dev.piculet.access.plan;

import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/**
 * Models of exceptions. {@code java.lang} is closed, so {@code Throwable}'s own fields can't be read or set: in their place stand
 * properties that its public methods give and its constructors and methods take.
 */
public final class ExceptionModels {
    static final PropertyModel MESSAGE = property("message", String.class, "getMessage", null);

    static final PropertyModel CAUSE = property("cause", Throwable.class, "getCause", null);

    static final PropertyModel STACK_TRACE =
            property("stackTrace", StackTraceElement[].class, "getStackTrace", "setStackTrace");

    static final PropertyModel SUPPRESSED = property("suppressed", Throwable[].class, "getSuppressed", null);

    private ExceptionModels() {}

    private static PropertyModel property(String name, Class<?> type, String getter, String setter) {
        try {
            Method set = setter == null ? null : Throwable.class.getMethod(setter, type);
            return PropertyModel.builder(Throwable.class, name, TypeModel.of(type))
                    .getter(Throwable.class.getMethod(getter))
                    .setter(set)
                    .build();
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the model of an exception with these properties. */
    public static ClassModel of(ClassModel model) {
        List<PropertyModel> properties = new ArrayList<>(List.of(MESSAGE, CAUSE, STACK_TRACE, SUPPRESSED));
        for (PropertyModel property : model.properties()) {
            if (property.declaringClass() != Throwable.class) {
                properties.add(property);
            }
        }
        return model.with(model.kind(), properties);
    }
}
