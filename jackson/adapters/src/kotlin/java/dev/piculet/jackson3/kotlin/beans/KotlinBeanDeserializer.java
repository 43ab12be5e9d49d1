package dev.piculet.jackson3.kotlin.beans;

import dev.piculet.jackson.bean.BeanSettings;
import dev.piculet.jackson.bean.Obstacle;
import dev.piculet.jackson3.beans.CreatorArguments;
import dev.piculet.jackson3.beans.GeneratingDeserializer;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.bean.BeanDeserializer;

/** Reads instances of a Kotlin class. */
public final class KotlinBeanDeserializer extends GeneratingDeserializer {
    /** Creates what takes the place of a deserializer. */
    public KotlinBeanDeserializer(BeanDeserializer source, BeanSettings settings) {
        super(source, settings);
    }

    @Override
    protected CreatorArguments arguments() {
        return ((KotlinValueInstantiator) _valueInstantiator).arguments();
    }

    @Override
    protected Obstacle creatorObstacle() {
        return Obstacle.NO_PROPERTIES.when(
                _propertyBasedCreator == null || !(_valueInstantiator instanceof KotlinValueInstantiator));
    }

    @Override
    protected boolean mayCreateFirst() {
        return false;
    }

    @Override
    protected Object creationFailed(Throwable failure, DeserializationContext context) throws JacksonException {
        if (failure instanceof Error error) {
            throw error;
        }
        return creatorFailed((Exception) failure, context);
    }
}
