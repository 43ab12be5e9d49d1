package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.BeanSettings;
import dev.piculet.jackson.bean.Generation;
import dev.piculet.jackson.bean.NotGenerated;
import dev.piculet.jackson.bean.Obstacle;
import dev.piculet.jackson.bean.ReadFacts;
import dev.piculet.jackson.bean.ReaderSource;
import dev.piculet.jackson.bean.SeenNames;
import dev.piculet.jackson.bean.Unchecked;
import dev.piculet.jackson.generator.ReaderGenerator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.bean.BeanDeserializer;
import tools.jackson.databind.deser.bean.PropertyValueBuffer;
import tools.jackson.databind.util.IgnorePropertiesUtil;
import tools.jackson.databind.util.TokenBuffer;

/**
 * Reads instances of a class as Jackson does, until it has been called often enough for a generated reader to pay.
 * Whatever a call asks for that the reader does not do is left to Jackson.
 */
public abstract class GeneratingDeserializer extends CreatorBeanDeserializer {
    private final transient Generation<Readers> generation;

    /** Set when the deserializer is complete. */
    private transient DeserializationConfig config;

    /** The creator's properties, in its order; set before there is generated code. */
    private transient List<SettableBeanProperty> creatorProperties;

    private final transient SeenNames seenNames = new SeenNames();

    /** Creates what takes the place of a deserializer. */
    protected GeneratingDeserializer(BeanDeserializer source, BeanSettings settings) {
        super(source);
        generation = new Generation<>(settings, source.handledType(), "reading") {
            @Override
            protected Readers generate() throws NotGenerated {
                return readers(settings, settings.readsBuffer() && WindowSelfTest.passes());
            }

            @Override
            protected String path(Readers code) {
                return code.takes() ? "from the parser's buffer, by generated code" : super.path(code);
            }
        };
    }

    /** Returns the creator's arguments; null if there is no creator, or code may not call it. */
    protected abstract CreatorArguments arguments();

    /** Returns why code may not call the creator; null if it may, or if it can't be told yet. */
    protected abstract Obstacle creatorObstacle();

    @Override
    public void resolve(DeserializationContext context) throws DatabindException {
        super.resolve(context);
        config = context.getConfig();
        // No lambda: the first one costs a fresh JVM much of a first call.
        Optional<Obstacle> obstacle = obstacle();
        if (obstacle.isPresent()) {
            generation.refuse(obstacle.get());
        }
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
        Readers readers = generation.result();
        return readers != null && in.isExpectedStartObjectToken() && isPlain(context)
                ? read(readers, in, context)
                : super.deserialize(in, context);
    }

    @Override
    protected Object _deserializeUsingPropertyBased(JsonParser in, DeserializationContext context)
            throws JacksonException {
        Readers readers = generation.resultOfCall();
        if (readers != null && isPlain(context)) {
            return read(readers, in, context);
        }
        return generation.isDueSoon()
                ? readNoting(new NameRecorder(in), context)
                : super._deserializeUsingPropertyBased(in, context);
    }

    private Object read(Readers readers, JsonParser in, DeserializationContext context) throws JacksonException {
        return created(readers.of(in).read(in, context), context);
    }

    private Object readNoting(NameRecorder in, DeserializationContext context) throws JacksonException {
        Object bean = super._deserializeUsingPropertyBased(in, context);
        seenNames.learn(in.names());
        return bean;
    }

    /** Tells whether generated code supports everything that this call asks for. */
    private boolean isPlain(DeserializationContext context) {
        return !context.isEnabled(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                && (!_needViewProcesing || context.getActiveView() == null);
    }

    Object argument(DeserializationContext context, int index, boolean isMissing) throws JacksonException {
        CreatorArguments arguments = arguments();
        SettableBeanProperty property = creatorProperties.get(index);
        if (!isMissing) {
            return arguments.forNull(context, property, index);
        }
        PropertyValueBuffer empty = _propertyBasedCreator.startBuilding(context.getParser(), context, null);
        return arguments.forNothing(context, property, index, empty);
    }

    boolean skipsUnknown(DeserializationContext context) {
        return _ignorableProps == null && _includableProps == null && skipsUnknownNames(context);
    }

    TokenBuffer unknown(JsonParser in, DeserializationContext context, TokenBuffer kept) throws JacksonException {
        String name = in.currentName();
        in.nextToken();
        if (IgnorePropertiesUtil.shouldIgnore(name, _ignorableProps, _includableProps)) {
            handleIgnoredProperty(in, context, handledType(), name);
            return kept;
        }
        if (skipsUnknownNames(context)) {
            in.skipChildren();
            return kept;
        }
        TokenBuffer buffer = kept == null ? context.bufferForInputBuffering(in) : kept;
        buffer.writeName(name);
        buffer.copyCurrentStructure(in);
        return buffer;
    }

    Object failed(Exception exception, int at, JsonParser in, DeserializationContext context) throws JacksonException {
        if (at == ReaderGenerator.CREATOR) {
            Object bean = creatorFailed(exception, context);
            return BeanReader.isAtName(in) ? finished(in, context, bean, null) : bean;
        }
        if (at == ReaderGenerator.NOWHERE) {
            throw Unchecked.rethrow(exception);
        }
        if (at <= ReaderGenerator.TAKEN) {
            InputPlace.settle((UTF8StreamJsonParser) in);
        }
        int index = at <= ReaderGenerator.TAKEN ? ReaderGenerator.TAKEN - at : at;
        return propertyFailed(exception, orderedProperties().get(index).getName(), context);
    }

    private Readers readers(BeanSettings settings, boolean takes) throws NotGenerated {
        CreatorArguments arguments = arguments();
        if (arguments == null) {
            throw new NotGenerated(Obstacle.FOREIGN_CREATOR);
        }
        creatorProperties = orderedCreatorProperties();
        BeanReader byTokens = reader(settings, arguments, /* takes= */ false);
        return new Readers(takes ? reader(settings, arguments, /* takes= */ true) : byTokens, byTokens);
    }

    private BeanReader reader(BeanSettings settings, CreatorArguments arguments, boolean takes) throws NotGenerated {
        List<ReadFacts> facts = new ArrayList<>();
        for (SettableBeanProperty property : orderedProperties()) {
            facts.add(SettableFacts.of(property, facts.size(), arguments, config, takes));
        }
        ReaderSource source = GeneratedTypes.readers(settings, takes);
        BeanReader reader =
                (BeanReader) source.generate(arguments.creator(), facts, seenNames.names());
        return reader.ownedBy(this);
    }

    /**
     * Two readers of the class. One for all input would look for a buffer before each property, which costs input without
     * one up to a seventh of its time (ADR 31).
     *
     * @param taking reads what has a buffer
     * @param byTokens reads the rest; the same if nothing is taken
     */
    private record Readers(BeanReader taking, BeanReader byTokens) {
        boolean takes() {
            return taking != byTokens;
        }

        BeanReader of(JsonParser in) {
            return in.getClass() == UTF8StreamJsonParser.class ? taking : byTokens;
        }
    }

    /** The creator's properties, in its order, and then the settable ones. */
    private List<SettableBeanProperty> orderedProperties() {
        List<SettableBeanProperty> all = new ArrayList<>(creatorProperties);
        for (SettableBeanProperty property : _beanProperties) {
            if (!isArgument(property)) {
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

    /** Returns the obstacle of this class to generated code. */
    private Optional<Obstacle> obstacle() {
        return Obstacle.first(
                Obstacle.NO_PROPERTIES.when(_propertyBasedCreator == null),
                creatorObstacle(),
                Obstacle.CLOSED_ACCESS.when(!config.isEnabled(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS)),
                Obstacle.OBJECT_ID.when(_objectIdReader != null),
                Obstacle.UNWRAPPED.when(_unwrappedPropertyHandler != null),
                Obstacle.EXTERNAL_TYPE_ID.when(_externalTypeIdHandler != null),
                Obstacle.ANY_SETTER.when(_anySetter != null),
                Obstacle.FOREIGN_VALUES.when(_injectables != null || _backRefs != null),
                Obstacle.OTHER_ORDER.when(!CALLS_SETTERS_AS_GENERATED),
                Obstacle.ANY_CASE.when(_beanProperties.withCaseInsensitivity(false) != _beanProperties));
    }
}
