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
import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
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
    private transient BeanSettings settings;

    /** The class of what is read in the end. */
    private transient Class<?> readType;

    private transient Generation<Readers> generation;

    /** Set when the deserializer is complete. */
    private transient DeserializationConfig config;

    /** Whether an instance is made before anything is read; set when the deserializer is complete. */
    private transient boolean createsFirst;

    /** The creator's properties, in its order; set before there is generated code. */
    private transient List<SettableBeanProperty> creatorProperties;

    private transient SeenNames seenNames;

    /** Creates what takes the place of a deserializer. */
    protected GeneratingDeserializer(BeanDeserializer source, BeanSettings settings) {
        this(source, settings, source.handledType());
    }

    /** @param result the class of what is read in the end */
    GeneratingDeserializer(BeanDeserializer source, BeanSettings settings, Class<?> result) {
        super(source);
        begin(settings, result);
    }

    private void begin(BeanSettings ofModule, Class<?> result) {
        settings = ofModule;
        readType = result;
        seenNames = new SeenNames();
        generation = new Generation<>(ofModule, result, "reading") {
            @Override
            protected Readers generate() throws NotGenerated {
                return readers(ofModule.readsBuffer() && WindowSelfTest.passes());
            }

            @Override
            protected String path(Readers code) {
                return code.takes() ? "from the parser's buffer, by generated code" : super.path(code);
            }
        };
    }

    /** Jackson 2 lets Java serialization carry deserializers with a mapper or a reader. Behind it all is left to Jackson. */
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        begin(BeanSettings.ofNobody(), handledType());
        generation.refuse(Obstacle.CARRIED);
    }

    /** Returns the creator's arguments; null if there is no creator, or code may not call it. */
    protected abstract CreatorArguments arguments();

    /** Returns why code may not call the creator; null if it may, or if it can't be told yet. */
    protected abstract Obstacle creatorObstacle();

    /** Tells whether code may make instances of the class without any property, and set what it reads at once. */
    protected abstract boolean mayCreateFirst();

    /** Throws a failure of the creator, or returns what a problem handler gives instead. */
    protected abstract Object creationFailed(Throwable failure, DeserializationContext context) throws JacksonException;

    /** Returns what a call of the creator throws for an argument of a class that it does not take. */
    protected Throwable unfit(Throwable failure) {
        return new IllegalArgumentException("argument type mismatch");
    }

    /** Returns the settings of the mapper. Known once the deserializer is complete. */
    final DeserializationConfig config() {
        return config;
    }

    /** Tells whether an instance is made before anything is read. Known once the deserializer is complete. */
    protected final boolean createsFirst() {
        return createsFirst;
    }

    @Override
    public void resolve(DeserializationContext context) throws DatabindException {
        super.resolve(context);
        complete(context.getConfig());
    }

    final BeanSettings settings() {
        return settings;
    }

    final Class<?> readType() {
        return readType;
    }

    /** Returns the readers, which are made now if there are none; null if they can't be. */
    final Readers readersNow() {
        return generation.resultNow();
    }

    final List<String> seenNames() {
        return seenNames.names();
    }

    /** Tells whether instances take nothing but their properties, so that these can be read without Jackson. */
    final boolean takesPropertiesAlone() {
        return _anySetter == null && _backRefs == null;
    }

    /** Tells whether an instance that is read from one string or number takes nothing but that. */
    final boolean takesScalarAlone() {
        return _objectIdReader == null
                && _injectables == null
                && _delegateDeserializer == null
                && _arrayDelegateDeserializer == null
                && _unwrappedPropertyHandler == null
                && _externalTypeIdHandler == null;
    }

    /** Tells whether names that nobody knows are passed over by a configuration without problem handlers. */
    final boolean ignoresUnknown(DeserializationConfig current) {
        boolean fails = current.isEnabled(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        return (_ignoreAllUnknown || !fails) && _ignorableProps == null && _includableProps == null;
    }

    /** Decides whether code may be generated, now that all properties are known. */
    final void complete(DeserializationConfig config) {
        this.config = config;
        createsFirst = !_nonStandardCreation && _injectables == null && _objectIdReader == null && mayCreateFirst();
        // No lambda: the first one costs a fresh JVM much of a first call.
        Optional<Obstacle> obstacle = obstacle();
        if (obstacle.isPresent()) {
            generation.refuse(obstacle.get());
        }
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
        if (createsFirst) {
            return in.isExpectedStartObjectToken() || in.currentToken() == JsonToken.PROPERTY_NAME
                    ? readCreated(in, context)
                    : readByJackson(in, context);
        }
        Readers readers = generation.result();
        if (readers == null || !in.isExpectedStartObjectToken() || !isPlain(in, context)) {
            return readByJackson(in, context);
        }
        Object whole = readers.whole(in, context);
        BeanReader reader = whole == null ? readers.of(in) : null;
        if (reader != null) {
            return reader.read(in, context);
        }
        return whole != null ? whole : readByJackson(in, context);
    }

    /** Reads an instance that is made before its properties are read. */
    private Object readCreated(JsonParser in, DeserializationContext context) throws JacksonException {
        Readers readers = generation.resultOfCall();
        if (readers != null && isPlain(in, context)) {
            Object whole = readers.whole(in, context);
            BeanReader reader = whole == null ? readers.of(in) : null;
            if (reader != null) {
                return result(reader, ended(in, context, reader.read(in, context)), context);
            }
            return whole != null ? whole : readByJackson(in, context);
        }
        if (!isNoted(in)) {
            return readByJackson(in, context);
        }
        JsonParser recorder = NameRecorder.of(in);
        Object bean = readByJackson(recorder, context);
        seenNames.learn(NameRecorder.names(recorder));
        return bean;
    }

    /** Tells whether code made soon is to expect the names of this input. */
    private boolean isNoted(JsonParser in) {
        return generation.isDueSoon() && NameRecorder.mayStandFor(in);
    }

    /** Reads without generated code. */
    Object readByJackson(JsonParser in, DeserializationContext context) throws JacksonException {
        return super.deserialize(in, context);
    }

    /** Returns the result for an instance that was made first. */
    Object result(BeanReader reader, Object bean, DeserializationContext context) throws JacksonException {
        return bean;
    }

    @Override
    protected Object _deserializeUsingPropertyBased(JsonParser in, DeserializationContext context)
            throws JacksonException {
        Readers readers = generation.resultOfCall();
        // Jackson is behind the start of the object: another one there, as filters leave it, is none of its names.
        boolean isPossible = readers != null && in.currentToken() != JsonToken.START_OBJECT && isPlain(in, context);
        BeanReader reader = isPossible ? readers.of(in) : null;
        if (reader != null) {
            return reader.read(in, context);
        }
        return isNoted(in)
                ? readNoting(NameRecorder.of(in), context)
                : super._deserializeUsingPropertyBased(in, context);
    }

    private Object readNoting(JsonParser recorder, DeserializationContext context) throws JacksonException {
        Object bean = super._deserializeUsingPropertyBased(recorder, context);
        seenNames.learn(NameRecorder.names(recorder));
        return bean;
    }

    /** Tells whether generated code supports everything that this call asks for. */
    protected boolean isPlain(JsonParser in, DeserializationContext context) {
        // A handler may give null for an instance, which may be refused, too.
        return !context.isEnabled(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                && (ReadingContexts.asksNobody(context) || !JacksonCalls.refusesNull())
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
        return _ignorableProps == null
                && _includableProps == null
                && (createsFirst ? skipsNow(context) : skipsUnknownNames(context));
    }

    /** Tells the same where there is an instance already, and the call {@linkplain ReadingContexts#asksNobody asks nobody}. */
    private boolean skipsNow(DeserializationContext context) {
        return _anySetter == null
                && (_ignoreAllUnknown || !context.isEnabled(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES));
    }

    void pass(JsonParser in, DeserializationContext context, Object bean) throws JacksonException {
        String name = in.currentName();
        in.nextToken();
        handleUnknownVanilla(in, context, bean, name);
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

    Object failed(Throwable failure, int at, JsonParser in, DeserializationContext context) throws JacksonException {
        if (at == ReaderGenerator.UNFIT || at == ReaderGenerator.UNFIT_INSTEAD) {
            return unfit(failure, at == ReaderGenerator.UNFIT, in, context);
        }
        boolean isCreator = at == ReaderGenerator.CREATOR;
        if (isCreator || at == ReaderGenerator.SETTING && failure instanceof Exception) {
            return isCreator ? creationFailed(failure, context) : creatorFailed((Exception) failure, context);
        }
        return propertyFailed(failure, at, _beanType.getRawClass(), in, context);
    }

    /** Jackson meets an argument that does not fit when it calls the creator, behind the object. */
    private Object unfit(Throwable failure, boolean isWithin, JsonParser in, DeserializationContext context)
            throws JacksonException {
        while (isWithin && in.nextToken() == JsonToken.PROPERTY_NAME) {
            in.nextToken();
            in.skipChildren();
        }
        return creationFailed(unfit(failure), context);
    }

    Object failed(Throwable failure, int at, Object bean, JsonParser in, DeserializationContext context)
            throws JacksonException {
        if (at != ReaderGenerator.CREATOR) {
            return propertyFailed(failure, at, bean, in, context);
        }
        boolean movesBefore = JacksonCalls.MOVES_BEFORE_CREATING || !_vanillaProcessing;
        if (movesBefore && in.currentToken() == JsonToken.START_OBJECT) {
            in.nextToken();
        }
        return creationFailed(failure, context);
    }

    private Object propertyFailed(Throwable failure, int at, Object bean, JsonParser in, DeserializationContext context)
            throws JacksonException {
        if (failure instanceof UnreachedValue) {
            throw Unchecked.rethrow(failure.getCause());
        }
        if (at == ReaderGenerator.NOWHERE || !(failure instanceof Exception)) {
            throw Unchecked.rethrow(failure);
        }
        if (at <= ReaderGenerator.TAKEN) {
            InputPlace.settle((UTF8StreamJsonParser) in);
        }
        int index = at <= ReaderGenerator.TAKEN ? ReaderGenerator.TAKEN - at : at;
        SettableBeanProperty property = orderedProperties().get(index);
        return propertyFailed((Exception) failure, bean, nameInPath(in, bean, property, context), context);
    }

    /** Returns what the path of a failure calls a property. */
    String nameInPath(JsonParser in, Object bean, SettableBeanProperty property, DeserializationContext context)
            throws JacksonException {
        return createsFirst ? JacksonCalls.nameInPath(in, bean, property, context.getConfig()) : property.getName();
    }

    void setterFailed(Throwable failure, Object value, int index, boolean isTaken, JsonParser in)
            throws JacksonException {
        if (isTaken) {
            InputPlace.settle((UTF8StreamJsonParser) in);
        }
        new SetterFailure(orderedProperties().get(index)).raise(in, failure, value);
    }

    private Readers readers(boolean takes) throws NotGenerated {
        CreatorArguments arguments = arguments();
        if (arguments == null) {
            throw new NotGenerated(Obstacle.FOREIGN_CREATOR);
        }
        creatorProperties =
                orderedCreatorProperties(arguments.creator().parameters().size());
        if (sharesAlias()) {
            throw new NotGenerated(Obstacle.SHARED_ALIAS);
        }
        List<ReadFacts> facts = facts(takes);
        return takes ? Readers.taking(this, facts, WholeObjects.of(this, config)) : Readers.byTokens(this, facts);
    }

    /** Returns what is known of the properties, and of how values of them are read. */
    List<ReadFacts> facts(boolean takes) {
        List<ReadFacts> facts = new ArrayList<>();
        for (SettableBeanProperty property : orderedProperties()) {
            facts.add(SettableFacts.of(property, facts.size(), arguments(), config, takes, settings.readsBuffer()));
        }
        return facts;
    }

    /** Makes what reads property by property. */
    BeanReader propertyReader(List<ReadFacts> facts, ReaderKind kind) throws NotGenerated {
        CreatorArguments arguments = arguments();
        ReaderSource source = GeneratedTypes.readers(settings, kind);
        BeanReader reader =
                (BeanReader) source.generate(arguments.creator(), facts, seenNames.names(), arguments.build());
        return reader.ownedBy(this);
    }

    /** The creator's properties, in its order, and then the settable ones. */
    private List<SettableBeanProperty> orderedProperties() {
        List<SettableBeanProperty> all = new ArrayList<>(creatorProperties);
        for (SettableBeanProperty property : _beanProperties) {
            if (createsFirst || !isArgument(property)) {
                all.add(property);
            }
        }
        return all;
    }

    private List<SettableBeanProperty> orderedCreatorProperties(int count) {
        if (createsFirst) {
            return List.of();
        }
        SettableBeanProperty[] ordered = new SettableBeanProperty[count];
        // One that has aliases is there several times.
        for (SettableBeanProperty property : _propertyBasedCreator.properties()) {
            ordered[property.getCreatorIndex()] = property;
        }
        return List.of(ordered);
    }

    /** Tells whether it depends on more than a name whose it is: each version of Jackson finds that in its own way. */
    private boolean sharesAlias() {
        List<SettableBeanProperty> all = orderedProperties();
        Set<String> aliases = new HashSet<>();
        // Jackson asks the creator first.
        if (!createsFirst) {
            for (SettableBeanProperty property : all.subList(creatorProperties.size(), all.size())) {
                aliases.add(property.getName());
            }
        }
        for (SettableBeanProperty property : all) {
            for (String alias : Set.copyOf(SettableFacts.aliases(property, config))) {
                if (!alias.equals(property.getName()) && !aliases.add(alias)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the obstacle of this class to generated code. */
    private Optional<Obstacle> obstacle() {
        return Obstacle.first(
                creatorObstacle(),
                Obstacle.CLOSED_ACCESS.when(!config.isEnabled(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS)),
                Obstacle.NOTHING_TO_SET.when(createsFirst && _beanProperties.size() == 0),
                Obstacle.OBJECT_ID.when(_objectIdReader != null),
                Obstacle.UNWRAPPED.when(_unwrappedPropertyHandler != null),
                Obstacle.EXTERNAL_TYPE_ID.when(_externalTypeIdHandler != null),
                Obstacle.ANY_SETTER.when(_anySetter != null && !createsFirst),
                Obstacle.FOREIGN_VALUES.when(_injectables != null || _backRefs != null && !createsFirst),
                Obstacle.ANY_CASE.when(_beanProperties.withCaseInsensitivity(false) != _beanProperties),
                // Jackson asks a delegating creator first, but for one of a collection beside one of properties.
                Obstacle.NO_PROPERTIES.when(
                        _delegateDeserializer != null || _propertyBasedCreator == null && !createsFirst));
    }
}
