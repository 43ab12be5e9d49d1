package dev.piculet.jackson3.beans;

import dev.piculet.jackson.kotlin.generator.ReaderGenerator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BeanDeserializer;
import tools.jackson.databind.deser.bean.PropertyValueBuffer;
import tools.jackson.databind.util.IgnorePropertiesUtil;
import tools.jackson.databind.util.NameTransformer;
import tools.jackson.databind.util.TokenBuffer;

/**
 * Reads instances of a Kotlin class as Jackson does, until it has been called often enough for a generated reader to pay.
 * Whatever a call asks for that the reader does not do is left to Jackson.
 */
public final class KotlinBeanDeserializer extends BeanDeserializer {
    private final transient Generation<BeanReader> generation;

    /** Set when the deserializer is complete. */
    private transient DeserializationConfig config;

    /** The names of the fullest instance that was read shortly before code is generated, in their order. */
    private transient volatile List<String> seenNames = List.of();

    /** Creates what takes the place of a deserializer. */
    public KotlinBeanDeserializer(BeanDeserializer source, BeanSettings settings) {
        super(source);
        generation = new Generation<>(settings, source.handledType(), "reading") {
            @Override
            protected BeanReader generate() throws NotGenerated {
                return new ReaderSource(KotlinBeanDeserializer.this, settings)
                        .generate()
                        .ownedBy(KotlinBeanDeserializer.this);
            }
        };
    }

    @Override
    public void resolve(DeserializationContext context) {
        super.resolve(context);
        config = context.getConfig();
        String obstacle = obstacle();
        if (obstacle != null) {
            generation.refuse(obstacle);
        }
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) {
        BeanReader reader = generation.result();
        return reader != null && in.isExpectedStartObjectToken() && isPlain(context)
                ? reader.read(in, context)
                : super.deserialize(in, context);
    }

    @Override
    protected Object _deserializeUsingPropertyBased(JsonParser in, DeserializationContext context) {
        BeanReader reader = generation.resultOfCall();
        if (reader != null && isPlain(context)) {
            return reader.read(in, context);
        }
        return generation.isDueSoon()
                ? readNoting(new NameRecorder(in), context)
                : super._deserializeUsingPropertyBased(in, context);
    }

    private Object readNoting(NameRecorder in, DeserializationContext context) {
        Object bean = super._deserializeUsingPropertyBased(in, context);
        List<String> names = in.names();
        if (names.size() >= seenNames.size()) {
            seenNames = names;
        }
        return bean;
    }

    /** Tells whether this call asks for nothing that generated code does not do. */
    private boolean isPlain(DeserializationContext context) {
        return !context.isEnabled(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                && (!_needViewProcesing || context.getActiveView() == null);
    }

    @Override
    public ValueDeserializer<Object> unwrappingDeserializer(DeserializationContext context, NameTransformer names) {
        // A copy of Jackson's own class: it does nothing for subclasses.
        return withIgnoreAllUnknown(_ignoreAllUnknown).unwrappingDeserializer(context, names);
    }

    Object argument(DeserializationContext context, int index, boolean isMissing) {
        CreatorArguments arguments = ((KotlinValueInstantiator) _valueInstantiator).arguments();
        SettableBeanProperty property = orderedCreatorProperties().get(index);
        if (!isMissing) {
            return arguments.forNull(context, property, index);
        }
        PropertyValueBuffer empty = _propertyBasedCreator.startBuilding(context.getParser(), context, null);
        Object value = arguments.forMissing(context, property, index, empty);
        return value == CreatorArguments.DEFAULT ? arguments.noValues(index) : value;
    }

    boolean skipsUnknown(DeserializationContext context) {
        return _ignorableProps == null && _includableProps == null && _shouldSkipUnknowns(context);
    }

    TokenBuffer unknown(JsonParser in, DeserializationContext context, TokenBuffer kept) {
        String name = in.currentName();
        in.nextToken();
        if (IgnorePropertiesUtil.shouldIgnore(name, _ignorableProps, _includableProps)) {
            handleIgnoredProperty(in, context, handledType(), name);
            return kept;
        }
        if (_shouldSkipUnknowns(context)) {
            in.skipChildren();
            return kept;
        }
        TokenBuffer buffer = kept == null ? context.bufferForInputBuffering(in) : kept;
        buffer.writeName(name);
        buffer.copyCurrentStructure(in);
        return buffer;
    }

    Object finished(DeserializationContext context, Object bean, TokenBuffer unknown) {
        if (bean == null) {
            _handleNullFromPropsBasedCreator(null, context, unknown, null);
            return null;
        }
        return bean.getClass() == _beanType.getRawClass()
                ? handleUnknownProperties(context, bean, unknown)
                : handlePolymorphic(null, context, bean, unknown);
    }

    Object failed(Exception exception, int at, DeserializationContext context) {
        if (at == ReaderGenerator.CREATOR) {
            return wrapInstantiationProblem(context, exception);
        }
        if (at == ReaderGenerator.NOWHERE) {
            throw Unchecked.rethrow(exception);
        }
        throw wrapAndThrow(
                exception, _beanType.getRawClass(), orderedProperties().get(at).getName(), context);
    }

    /** The names that instances are likely to have, in their order; empty if there were no calls to learn it from. */
    List<String> seenNames() {
        return seenNames;
    }

    /** What the creator takes, in its order, and then what is set. */
    List<SettableBeanProperty> orderedProperties() {
        List<SettableBeanProperty> all = new ArrayList<>(orderedCreatorProperties());
        for (SettableBeanProperty property : _beanProperties) {
            if (!property.isCreatorProperty()) {
                all.add(property);
            }
        }
        return all;
    }

    private List<SettableBeanProperty> orderedCreatorProperties() {
        Collection<SettableBeanProperty> known = _propertyBasedCreator.properties();
        SettableBeanProperty[] ordered = new SettableBeanProperty[known.size()];
        for (SettableBeanProperty property : known) {
            ordered[property.getCreatorIndex()] = property;
        }
        return List.of(ordered);
    }

    /** Says what of this class generated code does not do; null if it does everything. */
    private String obstacle() {
        if (_propertyBasedCreator == null || !(_valueInstantiator instanceof KotlinValueInstantiator)) {
            return "its creator takes no properties";
        }
        if (!config.isEnabled(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS)) {
            return "access to it may not be changed";
        }
        if (_objectIdReader != null) {
            return "it has an object id";
        }
        if (_unwrappedPropertyHandler != null) {
            return "it has unwrapped properties";
        }
        if (_externalTypeIdHandler != null) {
            return "it has an external type id";
        }
        if (_anySetter != null) {
            return "it takes any property";
        }
        if (_injectables != null || _backRefs != null) {
            return "it is given values that are not in the input";
        }
        if (_beanProperties.withCaseInsensitivity(false) != _beanProperties) {
            return "the case of its names does not count";
        }
        return null;
    }

    /** Other names for a property. */
    List<String> aliases(SettableBeanProperty property) {
        List<String> aliases = new ArrayList<>();
        for (PropertyName alias : property.findAliases(config)) {
            aliases.add(alias.getSimpleName());
        }
        return aliases;
    }

    KotlinValueInstantiator instantiator() {
        return (KotlinValueInstantiator) _valueInstantiator;
    }
}
