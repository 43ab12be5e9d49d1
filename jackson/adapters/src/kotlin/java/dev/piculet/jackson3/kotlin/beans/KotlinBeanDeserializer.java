package dev.piculet.jackson3.kotlin.beans;

import dev.piculet.jackson.bean.BeanSettings;
import dev.piculet.jackson.bean.Obstacle;
import dev.piculet.jackson3.beans.CreatorArguments;
import dev.piculet.jackson3.beans.GeneratingDeserializer;
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
        return Obstacle.NO_PROPERTIES.when(!(_valueInstantiator instanceof KotlinValueInstantiator));
    }
}
