package dev.piculet.jackson3.beans;

import dev.piculet.jackson.direct.FailedClass;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.std.StdValueInstantiator;
import tools.jackson.databind.introspect.AnnotatedWithParams;

/** What Jackson's own instantiator of a Java class calls. Only subclasses can ask it. */
final class JavaCreator extends StdValueInstantiator {
    private JavaCreator(StdValueInstantiator source) {
        super(source);
    }

    /** Returns it; null for an instantiator that is not Jackson's own. */
    static JavaCreator of(ValueInstantiator source) {
        return source.getClass() == StdValueInstantiator.class ? new JavaCreator((StdValueInstantiator) source) : null;
    }

    /** Returns what takes properties; null if nothing does. */
    Executable withProperties() {
        return member(_withArgsCreator);
    }

    /** Returns the constructor that takes nothing; null if there is none. */
    Constructor<?> withoutProperties() {
        return member(_defaultCreator) instanceof Constructor<?> constructor ? constructor : null;
    }

    private static Executable member(AnnotatedWithParams creator) {
        return creator == null ? null : (Executable) creator.getMember();
    }

    /** Throws a failure of one of them as Jackson does where nobody handles problems. */
    Object failed(Throwable failure, DeserializationContext context) throws JacksonException {
        if (isMetBefore(failure)) {
            throw (LinkageError) failure;
        }
        Throwable thrown = JacksonCalls.thrownByCall(failure);
        if (thrown instanceof Error error) {
            throw error;
        }
        return context.handleInstantiationProblem(getValueClass(), null, rewrapCtorProblem(context, thrown));
    }

    /** Tells whether the class can't be initialized, which Jackson's call finds before it calls anything. */
    private static boolean isMetBefore(Throwable failure) {
        boolean isOfClass = failure instanceof ExceptionInInitializerError || failure instanceof NoClassDefFoundError;
        return isOfClass && FailedClass.isMetBy(JavaCreator.class, (LinkageError) failure);
    }
}
