package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.BeanSettings;
import dev.piculet.jackson.bean.JavaModels;
import dev.piculet.jackson.bean.Obstacle;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BeanDeserializer;

/** Reads instances of a Java class. */
public class JavaBeanDeserializer extends GeneratingDeserializer {
    /** Null if the class has an instantiator of somebody else. */
    private final transient JavaCreator creator;

    /** Creates what takes the place of a deserializer. */
    public JavaBeanDeserializer(BeanDeserializer source, BeanSettings settings) {
        this(source, settings, source.handledType());
    }

    JavaBeanDeserializer(BeanDeserializer source, BeanSettings settings, Class<?> result) {
        super(source, settings, result);
        creator = JavaCreator.of(_valueInstantiator);
    }

    /** Returns what makes the result of an instance that is a builder; empty if the instance is the result. */
    Optional<Method> build() {
        return Optional.empty();
    }

    @Override
    protected boolean mayCreateFirst() {
        return creator != null;
    }

    @Override
    protected CreatorArguments arguments() {
        Executable member = createsFirst() ? creator.withoutProperties() : creator.withProperties();
        return member == null ? null : new JavaArguments(JavaModels.creator(member), build());
    }

    @Override
    protected Obstacle creatorObstacle() {
        if (creator == null) {
            return Obstacle.OWN_CREATION;
        }
        if (createsFirst()) {
            return Obstacle.FACTORY.when(creator.withoutProperties() == null);
        }
        return Obstacle.OWN_CREATION.when(_propertyBasedCreator != null && !takesAllProperties());
    }

    /** Tells whether each parameter has a property, and those of a record are all that there are. */
    private boolean takesAllProperties() {
        int parameters = creator.withProperties().getParameterCount();
        int taken = new HashSet<>(_propertyBasedCreator.properties()).size();
        if (taken != parameters || !_beanType.isRecordType()) {
            return taken == parameters;
        }
        for (SettableBeanProperty property : _beanProperties) {
            if (!isArgument(property)) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected boolean isPlain(JsonParser in, DeserializationContext context) {
        return super.isPlain(in, context)
                && !context.isEnabled(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                && !(createsFirst() && in.canReadObjectId())
                && ReadingContexts.asksNobody(context);
    }

    @Override
    protected Throwable unfit(Throwable failure) {
        return JacksonCalls.unfit(failure);
    }

    @Override
    protected Object creationFailed(Throwable failure, DeserializationContext context) throws JacksonException {
        return creator.failed(failure, context);
    }
}
